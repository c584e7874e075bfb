// reopen closes before it opens: others use what it changes.
// run: scan --library --only data-race
public class MadeAndCleared {
    private StringBuffer writer;

    public void reopen() {
        writer = null; // expect: data-race field=MadeAndCleared.writer severity=high
        writer = new StringBuffer();
    }

    public synchronized void send(String text) {
        writer.append(text);
    }

    public synchronized void flush() {
        writer.setLength(0);
    }
}
