// Each thread writes only its own rows/slot of the arrays; main reads after join.
// run: scan --only data-race --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;

public class PixelRows {
    private final int[][] image;
    private final long[] rowSums;
    private final int bands;
    private int total;

    PixelRows(int w, int h, int bands) {
        this.image = new int[h][w];
        this.rowSums = new long[h];
        this.bands = bands;
    }

    private class Band extends Thread {
        private final int index;
        private int touched;

        Band(int index) {
            super("band-" + index);
            this.index = index;
        }

        @Override
        public void run() {
            for (int y = index; y < image.length; y += bands) {
                shade(y);
            }
        }

        private void shade(int y) {
            int[] row = image[y];
            for (int x = 0; x < row.length; x++) {
                row[x] = (x * 31 ^ y * 17) & 0xff;
                rowSums[y] += row[x];
                touched++;
            }
        }
    }

    void render() throws InterruptedException {
        List<Band> all = new ArrayList<>();
        for (int i = 0; i < bands; i++) {
            Band b = new Band(i);
            all.add(b);
            b.start();
        }
        for (Band b : all) {
            b.join();
            total += b.touched;
        }
    }

    long checksum() {
        long s = 0;
        for (long r : rowSums) {
            s += r;
        }
        return s;
    }

    public static void main(String[] args) throws InterruptedException {
        PixelRows p = new PixelRows(64, 48, 4);
        p.render();
        System.out.println(p.total + " " + p.checksum());
    }
}
