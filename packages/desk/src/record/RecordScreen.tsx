import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDesk } from '../Desk.tsx';
import { NotLoaded } from '../NotLoaded.tsx';
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
  const { hash } = useLocation();
  const { opened, ...waiting } = useRecord({
    record,
    table,
    asked,
    start: record.startOf(hash, layout.options),
    saving: 'onPress',
    account,
    gate,
    onCreated,
  });
  if (opened) return <RecordEditing {...layout} opened={opened} gate={gate} />;
  return <NotLoaded what={record.what} {...waiting} />;
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
