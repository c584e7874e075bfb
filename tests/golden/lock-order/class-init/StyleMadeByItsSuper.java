// run: scan --only lock-order --library
// expect: lock-order locks=StyleMadeByItsSuper.class,StyleMadeByItsSuper$Quoting.class severity=low
// Each initialiser needs the other class, but only the outer one ever makes a Quoting: nobody can begin there.
public abstract class StyleMadeByItsSuper {
    public static final Quoting QUOTING = new Quoting(true);

    public abstract String quote(String text);

    public static final class Quoting extends StyleMadeByItsSuper {
        private static final char[] ESCAPES = "\n\t\"".toCharArray();
        private final boolean always;

        private Quoting(boolean always) {
            this.always = always;
        }

        @Override
        public String quote(String text) {
            return always || text.indexOf(ESCAPES[0]) >= 0 ? '"' + text + '"' : text;
        }
    }
}
