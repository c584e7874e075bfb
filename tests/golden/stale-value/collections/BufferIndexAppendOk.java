// run: scan --only stale-value
// expect: none

public class BufferIndexAppendOk {
    private final StringBuffer words = new StringBuffer();

    public void add(String word) {
        synchronized (words) {
            if (words.indexOf(word) < 0)
                words.append(word);
        }
    }
}
