// The example analysis of src/analysis/template.c: synchronized blocks with nothing in them.
// run: scan --only template --library
public class Template {
    private final Object lock = new Object();
    private int n;

    public void statementBad() {
        synchronized (lock) { } // expect: template class=Template severity=low
    }

    public void twiceBad() { // one finding per method
        synchronized (lock) { } // expect: template
        synchronized (this) { }
    }

    public void classBad() {
        synchronized (Template.class) { } // expect: template
    }

    public void nestedBad() {
        synchronized (this) {
            synchronized (lock) { } // expect: template
        }
    }

    public void workOk() {
        synchronized (lock) { n++; }
    }

    public synchronized void methodOk() {
    }

    static class Inner {
        void innerBad(Object o) {
            synchronized (o) { } // expect: template class=Template$Inner
        }
    }
}
// run: raddle scan --only template --min-severity low --library --source $(dirname $JAVA) $CLASSES
// exit: 1
// out: $JAVA:8: low template: a synchronized block with nothing in it [score 32, 6c3cba712aa154aa]
// out:            8 | synchronized (lock) { } // expect: template class=Template severity=low
// out:   for:     no instruction is between taking and releasing the lock
// out:   against: waiting for the lock may be all that is meant
// out:   who:     Template (input) holds the code
// out:
// out: $JAVA:12: low template: a synchronized block with nothing in it [score 32, fa83ac8a9f3a4329]
// out: ...
// out: $JAVA:35: low template: a synchronized block with nothing in it [score 32, 46b239df81abdf6a]
// out: ...
// out:   who:     Template$Inner (input) holds the code
// out:
// out: 5 findings (5 low) in 2 classes, 9 methods; library mode; looked for template
