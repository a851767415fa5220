import { labelled } from "./input-field.tsx";
import { NativeSelect } from "./native-select.tsx";

export const SelectField = labelled(NativeSelect);
