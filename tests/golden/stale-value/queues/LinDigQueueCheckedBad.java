// run: scan --only stale-value
// expect: stale-value method=LinDigQueueCheckedBad.sum line=here
// Lin and Dig, queues: the loop over isEmpty is no harm where poll's null is looked at.

import java.util.concurrent.LinkedBlockingQueue;

public class LinDigQueueCheckedBad {
    private final LinkedBlockingQueue<Integer> numbers = new LinkedBlockingQueue<>();

    public void put(int n) { numbers.add(n); }

    public int sum() {
        int sum = 0;
        while (!numbers.isEmpty()) {
            sum += numbers.remove(); // <- here
        }
        return sum;
    }
}
// corpus: published
