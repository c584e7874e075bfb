// run: scan --only stale-value
// expect: stale-value method=BufferIndexAppendBad.add line=here severity=low

public class BufferIndexAppendBad {
    private final StringBuffer words = new StringBuffer();

    public void add(String word) {
        if (words.indexOf(word) < 0)
            words.append(word); // <- here
    }
}
