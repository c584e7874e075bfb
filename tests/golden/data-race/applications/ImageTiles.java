// Ranges are inclusive at both ends, so neighbouring workers both write the boundary pixel.
// run: scan --only data-race
// expect: data-race field=ImageTiles.pixels[]
import java.util.ArrayList;
import java.util.List;

public class ImageTiles {
    private final int[] pixels;
    private final int tiles;

    ImageTiles(int size, int tiles) {
        this.pixels = new int[size];
        this.tiles = tiles;
        for (int i = 0; i < size; i++) {
            pixels[i] = i & 0xff;
        }
    }

    private class Brighten extends Thread {
        private final int from;
        private final int to;

        Brighten(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public void run() {
            for (int i = from; i <= to; i++) {
                pixels[i] = Math.min(255, pixels[i] + 20);
            }
        }
    }

    void brighten() throws InterruptedException {
        List<Thread> workers = new ArrayList<>();
        int step = pixels.length / tiles;
        for (int t = 0; t < tiles; t++) {
            int from = t * step;
            int to = Math.min(pixels.length - 1, from + step);
            Thread w = new Brighten(from, to);
            workers.add(w);
            w.start();
        }
        for (Thread w : workers) {
            w.join();
        }
    }

    long sum() {
        long s = 0;
        for (int p : pixels) {
            s += p;
        }
        return s;
    }

    public static void main(String[] args) throws InterruptedException {
        ImageTiles image = new ImageTiles(4096, 8);
        image.brighten();
        System.out.println("brightness " + image.sum());
    }
}
// corpus: unseen26
