import java.util.Arrays;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;

/** Image processing with parallel streams: brighten an image, then build its histogram. */
public class PixelHistogram {
    private final int width;
    private final int height;
    private final int[] pixels;
    private final int[] bins = new int[16];
    private final LongAdder clipped = new LongAdder();

    PixelHistogram(int width, int height) {
        this.width = width;
        this.height = height;
        this.pixels = new int[width * height];
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = (i * 31 + 7) & 0xff;
        }
    }

    void brighten(int delta) {
        IntStream.range(0, height).parallel().forEach(row -> {
            for (int x = 0; x < width; x++) {
                int at = row * width + x;
                int v = pixels[at] + delta;
                if (v > 255) {
                    v = 255;
                    clipped.increment();
                }
                pixels[at] = v;
            }
        });
    }

    void count() {
        IntStream.range(0, height).parallel().forEach(this::countRow);
    }

    private void countRow(int row) {
        for (int x = 0; x < width; x++) {
            bins[pixels[row * width + x] >> 4]++;
        }
    }

    double mean() {
        return IntStream.of(pixels).parallel().average().orElse(0);
    }

    public static void main(String[] args) {
        PixelHistogram image = new PixelHistogram(320, 200);
        image.brighten(40);
        image.count();
        System.out.printf("mean %.2f clipped %d%n", image.mean(), image.clipped.sum());
        System.out.println(Arrays.toString(image.bins));
    }
}
