// run: scan --only stale-value
// expect: stale-value method=LazyRandomBad.note line=here severity=low
// Two lists may be made; what was put in the first is lost.

import java.util.concurrent.CopyOnWriteArrayList;

public class LazyRandomBad {
    private static volatile CopyOnWriteArrayList<String> notes;

    public static void note(String s) {
        if (notes == null)
            notes = new CopyOnWriteArrayList<>(); // <- here
        notes.add(s);
    }
}
