import { renderToString } from 'react-dom/server';
import { Showcase } from './Showcase';

export const html = () => renderToString(<Showcase />);
