// run: scan --only atomicity
// expect: atomicity
// WycliffeAssociates/translationRecorder#25 - draw() holds the surface lock, takes the size of the shared samples and then fetches them one by one; the recorder replaces the samples in between
import java.util.Vector;
import java.util.concurrent.atomic.AtomicInteger;

class SampleStore {
    private final Vector<Integer> samples = new Vector<>();

    int size() {
        return samples.size();
    }

    int get(int i) {
        return samples.get(i);
    }

    void replace(int[] fresh) {
        synchronized (samples) {
            samples.clear();
            for (int s : fresh) {
                samples.add(s);
            }
        }
    }
}

public class WaveCanvas {
    private final Object surface = new Object();
    private final SampleStore store;
    private final StringBuilder pixels = new StringBuilder();
    private final AtomicInteger frames = new AtomicInteger();

    WaveCanvas(SampleStore store) {
        this.store = store;
    }

    void draw(int width) {
        synchronized (surface) {
            pixels.setLength(0);
            int n = store.size();
            int step = Math.max(1, n / width);
            for (int x = 0; x < n; x += step) {
                pixels.append(bar(store.get(x)));
            }
        }
        frames.incrementAndGet();
    }

    private static char bar(int amplitude) {
        return "_.-=#".charAt(Math.min(4, Math.abs(amplitude) / 20));
    }

    public static void main(String[] args) throws InterruptedException {
        SampleStore store = new SampleStore();
        WaveCanvas canvas = new WaveCanvas(store);
        Thread recorder = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                store.replace(new int[i % 300]);
            }
        }, "recorder");
        Thread ui = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                canvas.draw(80);
            }
        }, "ui");
        recorder.start();
        ui.start();
        recorder.join();
        ui.join();
        System.out.println(canvas.frames.get());
    }
}
// corpus: unseen18
