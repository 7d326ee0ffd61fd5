import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDesk } from '../Desk.tsx';
import { NotLoaded } from '../NotLoaded.tsx';
import { RecordEditing, type RecordLayout } from './RecordEditing.tsx';
import type { FieldMap } from './record.ts';
import { useRecord } from './useRecord.ts';

interface ScreenProps<Fields extends FieldMap> extends RecordLayout<Fields> {
  /** Called once a new record is stored that is about something, with the id of that. */
  onStoredAbout?: (about: string) => void;
}

interface OpenedProps<Fields extends FieldMap> extends RecordLayout<Fields> {
  /** The id in the address. Empty for a new record. */
  asked: string;
  onCreated: (id: string, about: string) => void;
}

function OpenedRecord<Fields extends FieldMap>(props: OpenedProps<Fields>) {
  const { asked, onCreated, ...layout } = props;
  const { record, table } = layout;
  const { manager, account } = useDesk();
  const { gate } = manager;
  const { hash } = useLocation();
  const about = record.aboutOf(hash);
  const { opened, ...waiting } = useRecord({
    record,
    table,
    asked,
    start: record.startOf(hash, layout.options),
    about,
    saving: 'onPress',
    account,
    gate,
    onCreated: (id) => onCreated(id, about),
  });
  if (opened) return <RecordEditing {...layout} opened={opened} gate={gate} />;
  return <NotLoaded what={record.what} {...waiting} />;
}

/** One record, for editing. The address names it, or none for a new one. */
export function RecordScreen<Fields extends FieldMap>({
  onStoredAbout,
  ...layout
}: ScreenProps<Fields>) {
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
      onCreated={(id, about) => {
        if (about) onStoredAbout?.(about);
        setCreated(id);
        navigate(record.editHref(id), { replace: true, preventScrollReset: true });
      }}
    />
  );
}
