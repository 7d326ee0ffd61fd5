import { useRef, useState } from 'react';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { PictureAttributes } from '../content/sections.ts';
import * as styles from './PictureBlock.css.ts';

interface PictureFieldsProps {
  picture: PictureAttributes;
  onChange: (changes: Partial<PictureAttributes>) => void;
}

interface AttributeFieldProps {
  name: string;
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  isDisabled?: boolean;
}

/**
 * Text field of an attribute. The document's change arrives after React has restored the old text,
 * which would move the cursor to its end, so the field holds what was typed.
 */
function AttributeField({ value, onChange, ...props }: AttributeFieldProps) {
  const [text, setText] = useState(value ?? '');
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setText(value ?? '');
  }
  return (
    <TextField
      {...props}
      autoComplete="off"
      value={text}
      onChange={(next) => {
        setText(next);
        onChange(next || null);
      }}
    />
  );
}

/** Caption and alternative text of a picture. An empty alternative text marks it as decorative. */
export function PictureFields({ picture: { caption, alt }, onChange }: PictureFieldsProps) {
  const typed = useRef(alt);
  if (alt) typed.current = alt;
  const isDecorative = alt === '';
  return (
    <div className={styles.fields}>
      <AttributeField
        name="caption"
        label="Caption"
        value={caption}
        onChange={(text) => onChange({ caption: text })}
      />
      <AttributeField
        name="alt"
        label="Alt text"
        isDisabled={isDecorative}
        value={alt}
        onChange={(text) => {
          typed.current = text;
          onChange({ alt: text });
        }}
      />
      <Checkbox
        isSelected={isDecorative}
        onChange={(isSelected) => onChange({ alt: isSelected ? '' : typed.current || null })}
      >
        Decorative: it adds nothing to the text
      </Checkbox>
    </div>
  );
}
