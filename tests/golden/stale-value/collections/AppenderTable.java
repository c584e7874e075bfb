// run: scan --only stale-value
// expect: stale-value
// expect: stale-value
// an appender is searched in a Vector and added in a second call; the log framework shape of duplicated appenders
import java.util.Enumeration;
import java.util.Vector;

public class AppenderTable {
    public interface Appender {
        String name();

        void append(String event);
    }

    private final Vector<Appender> appenders = new Vector<>(1);

    public boolean isAttached(Appender a) {
        if (a == null) {
            return false;
        }
        int size = appenders.size();
        for (int i = 0; i < size; i++) {
            if (appenders.elementAt(i) == a) {
                return true;
            }
        }
        return false;
    }

    public void addAppender(Appender a) {
        if (!appenders.contains(a)) {
            appenders.addElement(a);
        }
    }

    public Appender find(String name) {
        Enumeration<Appender> e = appenders.elements();
        while (e.hasMoreElements()) {
            Appender a = e.nextElement();
            if (name.equals(a.name())) {
                return a;
            }
        }
        return null;
    }

    public void removeAppender(Appender a) {
        appenders.removeElement(a);
    }
}
// corpus: unseen
