// run: scan --only atomicity,stale-value
// expect: none
// log4j, AppenderAttachable: is it attached, then detach it, under the category's lock.

import java.util.Vector;

public class Log4jAttachableOk {
    public static class Attachable {
        private final Vector<Object> appenders = new Vector<>();

        public synchronized boolean isAttached(Object a) { return appenders.contains(a); }

        public synchronized void detach(Object a) { appenders.removeElement(a); }

        public synchronized void attach(Object a) { appenders.addElement(a); }

        public synchronized boolean tryDetach(Object a) { return appenders.removeElement(a); }
    }

    private int moved;

    public synchronized void move(Object a, Attachable from, Attachable to) {
        if (from.tryDetach(a)) {
            to.attach(a);
            moved++;
        }
    }
}
// corpus: published
