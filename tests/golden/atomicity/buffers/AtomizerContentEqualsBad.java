// run: scan --only atomicity
// expect: atomicity method=AtomizerContentEqualsBad.contentEquals line=here
// Flanagan and Freund, Atomizer: String.contentEquals(StringBuffer), for a class with a lock.

public class AtomizerContentEqualsBad {
    private char[] value = new char[0];

    public synchronized void set(char[] v) { value = v; }

    public synchronized boolean contentEquals(StringBuffer sb) {
        if (sb.length() != value.length)
            return false;
        for (int i = 0; i < value.length; i++)
            if (value[i] != sb.charAt(i)) // <- here
                return false;
        return true;
    }
}
// corpus: published
