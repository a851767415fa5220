import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { restaurantLink } from "#client/features/restaurants/restaurant-link.ts";
import { Hen } from "#client/features/shell/hen.tsx";
import { ApiError, type ListedRestaurant } from "#client/lib/api.ts";
import { readStored, store } from "#client/lib/browser-storage.ts";
import { fieldsOf, schemaResolver, showServerIssues } from "#client/lib/form.ts";
import { useChange } from "#client/lib/use-change.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Card, CardBody } from "#client/ui/card.tsx";
import { InputField } from "#client/ui/input-field.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { SubmitButton } from "#client/ui/submit-button.tsx";
import { TextareaField } from "#client/ui/textarea.tsx";
import { recommendRestaurant } from "#contract/recommendations.endpoints.ts";
import type { CreateRecommendationInput } from "#contract/recommendations.ts";

export function RecommendPage() {
  return (
    <PageContainer className="py-8 sm:py-12">
      <div className="mx-auto max-w-2xl">
        <div className="flex items-end justify-between gap-6">
          <div>
            <h1 className="text-5xl sm:text-6xl">Recommend a Restaurant</h1>
            <p className="mt-3 max-w-prose text-lg text-soft">
              You know a chicken sandwich that is missing here? Tell us who makes it.
            </p>
          </div>
          <div aria-hidden="true" className="-mb-2 hidden w-32 shrink-0 sm:block">
            <Hen />
          </div>
        </div>
        <Card className="mt-6">
          <CardBody>
            <RecommendForm />
          </CardBody>
        </Card>
        <p className="mt-5 text-soft">
          All submissions are reviewed by our team. Approval typically takes 2-3 business days.
        </p>
      </div>
    </PageContainer>
  );
}

const resolver = schemaResolver(
  async () => (await import("./recommendation-form-schema.ts")).recommendationForm,
);
const draftKey = "recommendation-draft";
const empty = { websiteUrl: "", notes: "", name: "", email: "", phoneNumber: "", referral: "" };

function RecommendForm() {
  const form = useForm({ resolver, defaultValues: empty });
  const field = fieldsOf(form);
  const { reset, subscribe } = form;
  // After the first paint: the server's HTML is of an empty form.
  useEffect(() => {
    reset({ ...empty, ...Object(readStored("sessionStorage", draftKey)) });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => store("sessionStorage", draftKey, values),
    });
  }, [reset, subscribe]);
  const [listed, setListed] = useState<ListedRestaurant>();
  const recommend = useChange({
    send: (api, input: CreateRecommendationInput) => api.call(recommendRestaurant, { body: input }),
    done: () => ({
      title: "Recommendation Submitted",
      description: "Thank you! Your restaurant recommendation has been submitted for review.",
    }),
    failed: (error) =>
      // The form says that the restaurant is known, so there is no toast.
      isConflict(error)
        ? undefined
        : {
            title: "Submission Failed",
            description: "We couldn't submit your recommendation. Please try again later.",
          },
  });

  async function submit(input: CreateRecommendationInput) {
    try {
      await recommend.mutateAsync(input);
      form.reset(empty);
      store("sessionStorage", draftKey, null);
    } catch (error) {
      if (isConflict(error)) setListed(error.restaurant);
      showServerIssues(form, error);
    }
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit(submit)}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <div>
        <InputField
          {...field("websiteUrl")}
          label="Website URL"
          hint="Enter the restaurant's official website URL"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
        />
        {/* Disappears with the error when the website is changed. */}
        {listed && form.formState.errors.websiteUrl && (
          <Link
            {...restaurantLink(listed.id)}
            className="link inline-flex min-h-touch items-center"
          >
            See {listed.name}
          </Link>
        )}
      </div>
      <TextareaField {...field("notes")} label="Why is it worth adding?" />
      <fieldset className="grid gap-4 rounded-card border-2 border-line p-4 sm:grid-cols-2 sm:p-5">
        <legend className="type-display px-2 text-xl">Contact Information (Optional)</legend>
        <p className="text-soft sm:col-span-2">Used only for follow-up questions.</p>
        <InputField {...field("name")} label="Name" className="sm:col-span-2" autoComplete="name" />
        <InputField {...field("email")} label="Email" type="email" autoComplete="email" />
        <InputField {...field("phoneNumber")} label="Phone Number" type="tel" autoComplete="tel" />
      </fieldset>
      <div aria-hidden="true" className="sr-only">
        <label>
          Leave this empty
          <input {...form.register("referral")} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="flex flex-wrap-reverse gap-3">
        <ButtonLink to="/" variant="secondary" size="lg" className="max-sm:w-full">
          Cancel
        </ButtonLink>
        <div className="min-w-[min(15rem,100%)] flex-1">
          <SubmitButton label="Submit Recommendation" form={form} busyLabel="Submitting..." />
        </div>
      </div>
    </form>
  );
}

const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;
