// run: scan --only lock-order --library
// expect: lock-order locks=StyleMadeByAnyone.class,StyleMadeByAnyone$Quoting.class severity=medium
// Whoever makes a Quoting initialises it first, and needs its superclass, whose initialiser makes one.
public abstract class StyleMadeByAnyone {
    public static final Quoting QUOTING = new Quoting(true);

    public abstract String quote(String text);

    public static final class Quoting extends StyleMadeByAnyone {
        private static final char[] ESCAPES = "\n\t\"".toCharArray();
        private final boolean always;

        public Quoting(boolean always) {
            this.always = always;
        }

        @Override
        public String quote(String text) {
            return always || text.indexOf(ESCAPES[0]) >= 0 ? '"' + text + '"' : text;
        }
    }
}
