import { Buffer } from 'node:buffer';
import { SaxesParser } from 'saxes';
import { fromBuffer } from 'yauzl';

export function unzipped(file: Buffer): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(file, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const files: Record<string, string> = {};
      zip.on('end', () => resolve(files));
      zip.on('entry', (entry) =>
        zip.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure);
          files[entry.fileName] = Buffer.concat(await stream.toArray()).toString('utf8');
          zip.readEntry();
        }),
      );
      zip.readEntry();
    });
  });
}

/** The texts of an XML file. Throws if it is not well-formed. */
export function textsOf(xml: string): string[] {
  const texts: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('text', (text) => texts.push(text));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return texts;
}
