import { newArticle } from '../../src/content/posts.ts';
import { contentTypes } from '../contentTypes.ts';
import {
  type Build,
  type HostFiles,
  hashedFiles,
  newArticlePattern,
  otherFiles,
  pathTypes,
} from './rules.ts';

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const lines = (indent: string, all: readonly string[]) =>
  all.map((line) => indent + line).join('\n');

export const nginx = ({ headers }: Build): HostFiles => ({
  'nginx.conf': `# Include this file in a server block whose root is the folder "client" beside it. It needs the
# module brotli_static (Debian: libnginx-mod-http-brotli-static). Reload nginx after each build.

absolute_redirect off;
gzip_static on;
gzip_vary on;
brotli_static on;
error_page 404 /404.html;

types {
${lines(
  '  ',
  Object.entries(contentTypes).map(([extension, type]) => `${quoted(type)} ${extension.slice(1)};`),
)}
}
default_type application/octet-stream;

set $site_cache ${quoted(otherFiles.cache)};
add_header Cache-Control $site_cache always;
${lines(
  '',
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
)}

# A page has one address, without a slash at its end. A second slash or a backslash at the beginning
# would lead to another site.
rewrite "^(/[^/\\\\\\\\].*)/$" $1 permanent;

location / {
  try_files $uri $uri/index.html =404;
}

# A hashed file may be kept for a year.
location ^~ ${hashedFiles.path} {
  set $site_cache ${quoted(hashedFiles.cache)};
  try_files $uri =404;
}

# An article that is newer than the build: its page reads it.
location ~ ${quoted(newArticlePattern)} {
  try_files $uri $uri/index.html /blog/${newArticle}/index.html;
}

${lines(
  '',
  pathTypes.map(
    ([path, type]) => `location = ${path} {\n  types {}\n  default_type ${quoted(type)};\n}`,
  ),
)}
`,
});
