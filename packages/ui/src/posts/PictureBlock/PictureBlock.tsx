import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { Replace, Trash2 } from 'lucide-react';
import { use } from 'react';
import * as article from '../../blog/BlogRenderer/BlogRenderer.css.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { compact } from '../../desk/index.ts';
import { imageOfPicked, type PictureAttributes, pictureAttributes } from '../content/sections.ts';
import { EditorSettingsContext } from '../PostEditor/EditorSettings.ts';
import { BlockMoves } from './BlockMoves.tsx';
import { pictureLabel, removeBlock } from './blocks.ts';
import * as styles from './PictureBlock.css.ts';
import { PictureFields } from './PictureFields.tsx';
import { PictureFrame } from './PictureFrame.tsx';

/** A picture with the fields for its texts. */
export function PictureBlock(props: NodeViewProps) {
  const { isReadOnly, pickImages } = use(EditorSettingsContext);
  const picture = props.node.attrs as PictureAttributes;
  const replace = async () => {
    const [picked] = (await pickImages()) ?? [];
    // The caption is about the picture's place in the text, so it stays.
    if (picked)
      props.updateAttributes({
        ...pictureAttributes(imageOfPicked(picked)),
        caption: picture.caption,
      });
  };
  return (
    <NodeViewWrapper as="figure" className={styles.block}>
      <PictureFrame picture={picture} />
      {isReadOnly ? (
        picture.caption && <figcaption className={article.caption}>{picture.caption}</figcaption>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, which would be visible
        <div
          role="group"
          aria-label={pictureLabel(picture)}
          className={`${compact} ${styles.panel}`}
        >
          <PictureFields picture={picture} onChange={props.updateAttributes} />
          <div className={styles.actions}>
            <Button variant="secondary" size="compact" onPress={replace}>
              <Icon icon={Replace} />
              Replace
            </Button>
            <BlockMoves {...props} />
            <Button
              variant="ghost"
              size="icon"
              aria-label="Remove"
              onPress={() => removeBlock(props)}
            >
              <Icon icon={Trash2} />
            </Button>
          </div>
        </div>
      )}
    </NodeViewWrapper>
  );
}
