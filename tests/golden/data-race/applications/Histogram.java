// Mutable reduction: each subtask has its own container, merged in order by the framework.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

public class Histogram {
    private final int[] bins = new int[10];
    private final List<Integer> outliers = new ArrayList<>();
    private int samples;

    void add(int value) {
        samples++;
        if (value < 0 || value >= 100) {
            outliers.add(value);
        } else {
            bins[value / 10]++;
        }
    }

    void merge(Histogram other) {
        samples += other.samples;
        outliers.addAll(other.outliers);
        for (int i = 0; i < bins.length; i++) {
            bins[i] += other.bins[i];
        }
    }

    int samples() {
        return samples;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        for (int b : bins) {
            sb.append(b).append(' ');
        }
        return sb.append("outliers ").append(outliers.size()).toString();
    }

    static int measure(int i) {
        return (i * 7919) % 105;
    }

    public static void main(String[] args) {
        Histogram all = IntStream.range(0, 20_000)
                .parallel()
                .map(Histogram::measure)
                .collect(Histogram::new, Histogram::add, Histogram::merge);
        all.add(50);
        System.out.println(all.samples() + ": " + all);
    }
}
// corpus: unseen26
