// run: scan --only stale-value
// expect: stale-value method=LinDigQueueBad.next line=here
// Lin and Dig, queues: isEmpty, then poll without a look at its result.

import java.util.concurrent.ConcurrentLinkedQueue;

public class LinDigQueueBad {
    private final ConcurrentLinkedQueue<String> words = new ConcurrentLinkedQueue<>();

    public void say(String word) { words.add(word); }

    public int next() {
        if (!words.isEmpty())
            return words.poll().length(); // <- here
        return -1;
    }
}
// corpus: published
