// run: scan --only atomicity,stale-value
// expect: none
// Flanagan and Freund, Atomizer: String.contentEquals(StringBuffer), for a class with a lock.

public class AtomizerContentEqualsOk {
    private char[] value = new char[0];

    public synchronized void set(char[] v) { value = v; }

    public synchronized boolean contentEquals(StringBuffer sb) {
        synchronized (sb) {
            if (sb.length() != value.length)
                return false;
            for (int i = 0; i < value.length; i++)
                if (value[i] != sb.charAt(i))
                    return false;
            return true;
        }
    }
}
// corpus: published
