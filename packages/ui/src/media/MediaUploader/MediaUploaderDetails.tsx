import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Fields } from '../../desk/Fields/Fields.tsx';
import type { FieldDescription, FieldValues } from '../../desk/Fields/field.ts';
import { compact } from '../../desk/index.ts';
import { Stack } from '../../layout/index.ts';
import { Text } from '../../text/index.ts';
import type { MediaUploaderLabels } from './mediaUploaderLabels.ts';

/** The details of one file: the typed values, and placeholders for blank fields. */
export interface UploadDetails {
  readonly values: FieldValues;
  readonly placeholders: Readonly<Record<string, string>>;
}

const touchedIn = (next: FieldValues, values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(next).filter(([name, value]) => value !== values[name]));

interface MediaUploaderDetailsProps extends UploadDetails {
  fileName: string;
  fields: readonly FieldDescription[];
  suggestions: readonly string[];
  onChange: (changes: FieldValues) => void;
  onClose: () => void;
  labels: MediaUploaderLabels;
}

/** Dialog with the details of one file. Changes are kept as they are typed, so closing loses nothing. */
export function MediaUploaderDetails({
  fileName,
  values,
  onChange,
  onClose,
  labels,
  ...fields
}: MediaUploaderDetailsProps) {
  return (
    <Dialog
      isOpen
      title={labels.detailsTitle}
      labels={{ close: labels.done }}
      onClose={onClose}
      actions={<Button onPress={onClose}>{labels.done}</Button>}
    >
      <div className={compact}>
        <Stack>
          <Text size="small" tone="muted">
            <bdi>{fileName}</bdi> · {labels.detailsHint}
          </Text>
          <Fields
            {...fields}
            autoComplete="off"
            values={values}
            onChange={(next) => onChange(touchedIn(next, values))}
          />
        </Stack>
      </div>
    </Dialog>
  );
}
