// load may be run again while it is announced already: then nothing orders what it writes.
// run: scan --library --only data-race
public class AnnouncedAgain {
    private volatile boolean loaded;
    private StringBuffer text;

    public synchronized void load() {
        text = new StringBuffer(); // expect: data-race field=AnnouncedAgain.text severity=high
        loaded = true;
    }

    public void show() {
        if (!loaded)
            return;
        System.out.println(text);
    }

    public synchronized void print() {
        System.out.println(text);
    }
}
