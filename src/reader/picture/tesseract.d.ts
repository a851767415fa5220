// The types of what we use of Tesseract, which brings none.
declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  export interface Tesseract {
    /** 0 when it is ready. */
    Init(folder: null, language: string, engine: number): number;
    SetVariable(name: string, value: string): void;
    /** 1 when "/input" is no picture. The angle is in radians. */
    SetImageFile(orientation: number, angle: number): number;
    FindLines(): void;
    /** By how much the lines rise, in radians. */
    GetGradient(): number;
    Recognize(monitor: null): void;
    /** A table of blocks, lines and words with their places. */
    GetTSVText(page: number): string;
  }
  export interface TesseractModule {
    FS: { writeFile(path: string, bytes: Uint8Array): void };
    TessBaseAPI: new () => Tesseract;
  }
  export default function start(options: {
    print(line: string): void;
    printErr(line: string): void;
  }): Promise<TesseractModule>;
}
