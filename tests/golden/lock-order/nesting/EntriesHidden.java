// Only the package can call these: found where its methods are entries, and not as sure as what anybody can call.
//
// run: scan --only lock-order --library --entries non-private
// expect: lock-order locks=EntriesHidden$Hidden,EntriesHidden$Shade severity=low
public class EntriesHidden {
    public static void anybody() {
    }

    static class Hidden {
        Shade shade;

        synchronized void down() {
            shade.touch();
        }

        synchronized void touch() {
        }
    }

    static class Shade {
        Hidden hidden;

        synchronized void up() {
            hidden.touch();
        }

        synchronized void touch() {
        }
    }
}
