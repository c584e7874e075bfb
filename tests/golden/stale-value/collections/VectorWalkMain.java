// run: scan --only stale-value
// expect: stale-value
// A thread goes through a Vector while another adds to it.
import java.util.Vector;

public class VectorWalkMain {
    private static final Vector<Integer> samples = new Vector<>();

    private static int sum() {
        int sum = 0;
        for (int s : samples)
            sum += s;
        return sum;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 10_000; i++)
                samples.add(i);
        }).start();
        for (int i = 0; i < 100; i++)
            System.out.println(sum());
    }
}
// corpus: unseen
