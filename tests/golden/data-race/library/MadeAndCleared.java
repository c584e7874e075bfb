// reopen closes before it opens: others use what it changes.
// run: scan --library --only data-race
public class MadeAndCleared {
    private StringBuffer writer;

    public void reopen() {
        writer = null;
        writer = new StringBuffer(); // expect: data-race field=MadeAndCleared.writer severity=high
    }

    public synchronized void send(String text) {
        writer.append(text);
    }

    public synchronized void flush() {
        writer.setLength(0);
    }
}
