// One StringBuilder for two threads.
//
// run: scan --only object-race
// expect: object-race line=note
public class BuilderBad {
    static final StringBuilder log = new StringBuilder();

    static void note(String text) {
        log.append(text); // <- note
    }

    public static void main(String[] args) {
        new Thread(() -> note("one")).start();
        note("two");
    }
}
