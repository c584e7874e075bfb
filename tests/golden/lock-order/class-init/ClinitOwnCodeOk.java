// run: scan --library --only lock-order
// expect: none
// refresh() runs code of the class, so the class is initialised by then: find() waits for nothing.
public class ClinitOwnCodeOk {
    static final int LIMIT = Integer.getInteger("limit", 7);
    private static int chosen;

    static {
        choose(3);
    }

    static synchronized void choose(int n) {
        chosen = n;
    }

    public static synchronized void refresh() {
        chosen = ClinitOwnCodeFinder.find();
    }
}

class ClinitOwnCodeFinder {
    static int find() {
        return ClinitOwnCodeOk.LIMIT + 1;
    }
}
