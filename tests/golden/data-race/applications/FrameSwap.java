// The two plain Frame buffers are swapped with an Exchanger; exchange orders the filler's writes before the drainer's reads and back.
// run: scan --only data-race --min-severity medium
// expect: none
// corpus: unseen31
import java.util.concurrent.Exchanger;

public class FrameSwap {
    static class Frame {
        final int[] samples = new int[32];
        int used;
        boolean last;

        boolean full() {
            return used == samples.length;
        }
    }

    private final Exchanger<Frame> exchanger = new Exchanger<>();

    class Recorder extends Thread {
        private Frame frame = new Frame();
        private final int frames;

        Recorder(int frames) {
            this.frames = frames;
        }

        @Override
        public void run() {
            try {
                for (int f = 0; f < frames; f++) {
                    fill(f);
                    frame.last = f == frames - 1;
                    frame = exchanger.exchange(frame);
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }

        private void fill(int seed) {
            int v = seed;
            while (!frame.full()) {
                v = (v * 17 + 3) % 256;
                frame.samples[frame.used++] = v;
            }
        }
    }

    class Encoder extends Thread {
        private Frame frame = new Frame();
        private long energy;

        @Override
        public void run() {
            try {
                do {
                    frame = exchanger.exchange(frame);
                    drain();
                } while (!frame.last);
            } catch (InterruptedException e) {
                interrupt();
            }
        }

        private void drain() {
            for (int i = 0; i < frame.used; i++) {
                energy += (long) frame.samples[i] * frame.samples[i];
            }
            frame.used = 0;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        FrameSwap swap = new FrameSwap();
        Recorder r = swap.new Recorder(15);
        Encoder e = swap.new Encoder();
        r.start();
        e.start();
        r.join();
        e.join();
        System.out.println(e.energy);
    }
}
