import { barOfGuitar, impulseResponse } from './sound.ts';

let current: { stop: () => void; onEnd: () => void } | undefined;

function bufferOf(audio: AudioContext, channels: readonly Float32Array<ArrayBuffer>[]) {
  const length = channels[0]?.length ?? 1;
  const { sampleRate } = audio;
  const buffer = new AudioBuffer({ length, numberOfChannels: channels.length, sampleRate });
  for (const [index, samples] of channels.entries()) buffer.copyToChannel(samples, index);
  return buffer;
}

/** Stops the sound of the page, if one plays. */
export function stop(): void {
  const playing = current;
  current = undefined;
  playing?.stop();
  playing?.onEnd();
}

/** Connects the bar in a room with this reverberation time. */
function prepare(audio: AudioContext, seconds: number) {
  const { sampleRate } = audio;
  const ears = [1, 2].map((seed) => impulseResponse({ seconds, sampleRate, seed }));
  const source = new AudioBufferSourceNode(audio, {
    buffer: bufferOf(audio, [barOfGuitar(sampleRate, seconds)]),
  });
  const room = new ConvolverNode(audio, {
    disableNormalization: true,
    buffer: bufferOf(audio, ears),
  });
  const volume = new GainNode(audio, { gain: 0.9 });
  source.connect(room).connect(volume).connect(audio.destination);
  return { source, volume };
}

/**
 * Plays the bar in a room with this reverberation time, in place of any other sound of the page. Throws where the
 * browser has no Web Audio, or no memory for the sound.
 */
export function play(seconds: number, onEnd: () => void): void {
  stop();
  const audio = new AudioContext();
  try {
    const { source, volume } = prepare(audio, seconds);
    const own = {
      onEnd,
      stop: () => {
        // A sudden stop would click.
        volume.gain.setTargetAtTime(0, audio.currentTime, 0.02);
        source.stop(audio.currentTime + 0.15);
      },
    };
    source.onended = () => {
      void audio.close();
      if (current === own) stop();
    };
    current = own;
    source.start();
  } catch (error) {
    // A page may keep only a few contexts open.
    void audio.close();
    throw error;
  }
}
