import { StateMessage } from '@custom-designs/ui/desk';
import { Text } from '@custom-designs/ui/text';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDesk } from '../Desk.tsx';
import { reasonFor } from '../failures.ts';
import { RecordEditing, type RecordLayout } from './RecordEditing.tsx';
import type { FieldMap } from './record.ts';
import { useRecord } from './useRecord.ts';

interface OpenedProps<Fields extends FieldMap> extends RecordLayout<Fields> {
  /** The id in the address. Empty for a new record. */
  asked: string;
  onCreated: (id: string) => void;
}

function OpenedRecord<Fields extends FieldMap>(props: OpenedProps<Fields>) {
  const { asked, onCreated, ...layout } = props;
  const { record, table } = layout;
  const { manager, account } = useDesk();
  const { gate } = manager;
  const { opened, isMissing, error, retry } = useRecord({
    record,
    table,
    asked,
    saving: 'onPress',
    account,
    gate,
    onCreated,
  });
  if (opened) return <RecordEditing {...layout} opened={opened} gate={gate} />;
  if (isMissing) {
    return (
      <StateMessage isFailure>
        {`This ${record.what} doesn’t exist. Someone may have deleted it.`}
      </StateMessage>
    );
  }
  if (error) {
    return (
      <StateMessage isFailure actions={[{ label: 'Try again', onPress: retry }]}>
        {`The ${record.what} couldn’t be loaded. ${reasonFor(error)}`}
      </StateMessage>
    );
  }
  return (
    <div role="status">
      <Text tone="muted">{`Loading the ${record.what}…`}</Text>
    </div>
  );
}

/** One record, for editing. The address names it, or none for a new one. */
export function RecordScreen<Fields extends FieldMap>(layout: RecordLayout<Fields>) {
  const { record } = layout;
  const asked = useDesk().query.get(record.parameter) ?? '';
  const [created, setCreated] = useState('');
  const navigate = useNavigate();
  return (
    <OpenedRecord
      {...layout}
      // A new record stays open when its address gets its id.
      key={asked === created ? '' : asked}
      asked={asked}
      onCreated={(id) => {
        setCreated(id);
        navigate(record.editHref(id), { replace: true, preventScrollReset: true });
      }}
    />
  );
}
