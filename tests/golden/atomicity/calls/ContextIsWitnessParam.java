// run: scan --only atomicity
// expect: none
// the parameter is the object whose lock is held throughout; nothing else is locked twice
class Page {
    private int words;
    private int lines;

    public synchronized void word() {
        words++;
    }

    public synchronized void line() {
        lines++;
    }
}

public class ContextIsWitnessParam {
    public Page page() {
        return new Page();
    }

    public void type(Page p, String[] text) {
        synchronized (p) {
            for (String t : text) {
                p.word();
                if (t.endsWith(".")) {
                    p.line();
                }
            }
        }
    }
}
// corpus: unseen
