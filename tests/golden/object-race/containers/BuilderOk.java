// A StringBuffer locks itself.
//
// run: scan --only object-race
// expect: none
public class BuilderOk {
    static final StringBuffer log = new StringBuffer();

    static void note(String text) {
        log.append(text);
    }

    public static void main(String[] args) {
        new Thread(() -> note("one")).start();
        note("two");
    }
}
