/** The file is at fault, not we. The message is meant for the person who sent it. */
export class ImageRefusal extends Error {
  override name = "ImageRefusal";
}
