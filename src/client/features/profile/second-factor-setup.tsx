import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { Check, Copy, Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { CodeForm } from "#client/features/accounts/code-form.tsx";
import { Button, SmallButton } from "#client/ui/button.tsx";
import type { SecondFactorSecret } from "#contract/second-factor.ts";

type SecondFactorSetupProps = {
  secret: SecondFactorSecret;
  isBusy: boolean;
  refusal: Error | null;
  onCode: (code: string) => void;
  onCancel: () => void;
};

export function SecondFactorSetup(props: SecondFactorSetupProps) {
  const { secret, isBusy, refusal, onCode, onCancel } = props;
  return (
    <div className="grid gap-4">
      <p>
        Scan this with an authenticator app, or{" "}
        <a href={secret.uri} className="link">
          open it in the app
        </a>{" "}
        on this device.
      </p>
      <QrCode text={secret.uri} label="QR code for your authenticator app" />
      <div className="grid justify-items-start gap-2">
        <p>Or type this key into the app:</p>
        <code dir="ltr" className="break-words rounded-control bg-sunk px-3 py-2 text-lg">
          {inFours(secret.secret)}
        </code>
        <CopyButton text={secret.secret} label="Copy the key" />
      </div>
      <CodeForm
        submitLabel="Turn on"
        busyLabel="Turning on..."
        isBusy={isBusy}
        refusal={refusal}
        onCode={onCode}
      />
      <SmallButton className="justify-self-start" onClick={onCancel}>
        Cancel
      </SmallButton>
    </div>
  );
}

export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const heading = useRef<HTMLParagraphElement>(null);
  // The clicked button is gone, so the focus moves to what replaced it.
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join("\n");
  return (
    <div className="grid gap-4">
      <div>
        <p ref={heading} tabIndex={-1} className="font-semibold text-lg">
          Your recovery codes
        </p>
        <p className="mt-1">
          The second factor is on. Without your phone, each of them logs you in once. Keep them in a
          safe place: they are shown only now.
        </p>
      </div>
      <ul
        aria-label="Recovery codes"
        dir="ltr"
        className="grid gap-1 rounded-control bg-sunk px-3 py-2 font-mono text-[0.9375rem]"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label="Copy all" />
        <SmallButton asChild>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            download="cluck-recovery-codes.txt"
          >
            <Download />
            Download
          </a>
        </SmallButton>
      </div>
      <Button className="justify-self-start" onClick={onDone}>
        I have kept them
      </Button>
    </div>
  );
}

/** Shows the result in place, because a toast would cover the page. */
function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState<boolean>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <SmallButton onClick={copy}>
        {isCopied ? <Check /> : <Copy />}
        {label}
      </SmallButton>
      <p role="status" className={isCopied === undefined ? "sr-only" : "self-center"}>
        {isCopied && "Copied"}
        {isCopied === false &&
          "Your browser does not let us copy. Please select the text yourself."}
      </p>
    </>
  );
}

const inFours = (secret: string) => secret.replace(/.{4}(?=.)/g, "$& ");

/** The margin that scanners need, in squares. */
const rim = 4;

/** Black on white in dark mode too, because many scanners need it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const width = code.size + 2 * rim;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-rim} ${-rim} ${width} ${width}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-control border-2 border-line"
    >
      <rect x={-rim} y={-rim} width={width} height={width} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" />
    </svg>
  );
}
