import { useRef } from 'react';
import { useModuleNearView } from '../layout/useNearView.ts';
import { Drawing, type DrawingData } from './Drawing.tsx';

const loadHouse = () => import('./house.ts');

/** A drawing that may be an outline. The whole is drawn once it's near, because its HTML is large. */
export function LateDrawing({ outlineOf, ...outline }: DrawingData) {
  const place = useRef<SVGSVGElement>(null);
  const drawn = useModuleNearView(place, loadHouse);
  return <Drawing ref={outlineOf && place} {...((outlineOf && drawn?.[outlineOf]) ?? outline)} />;
}
