// run: scan --only atomicity,stale-value
// expect: none
// Lin and Dig, queues: the loop over isEmpty is no harm where poll's null is looked at.

import java.util.concurrent.LinkedBlockingQueue;

public class LinDigQueueCheckedOk {
    private final LinkedBlockingQueue<Integer> numbers = new LinkedBlockingQueue<>();

    public void put(int n) { numbers.add(n); }

    public int sum() {
        int sum = 0;
        while (!numbers.isEmpty()) {
            Integer n = numbers.poll();
            if (n == null)
                break;
            sum += n;
        }
        return sum;
    }
}
// corpus: published
