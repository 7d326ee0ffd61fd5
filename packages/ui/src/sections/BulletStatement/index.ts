export { BulletStatement, type BulletStatementProps } from './BulletStatement.tsx';
