// run: scan --only atomicity,stale-value
// expect: none
// Lin and Dig, queues: isEmpty, then poll without a look at its result.

import java.util.concurrent.ConcurrentLinkedQueue;

public class LinDigQueueOk {
    private final ConcurrentLinkedQueue<String> words = new ConcurrentLinkedQueue<>();

    public void say(String word) { words.add(word); }

    public int next() {
        String word = words.poll();
        return word == null ? -1 : word.length();
    }
}
// corpus: published
