// run: scan --only stale-value
// expect: stale-value method=VolatileAssignBad.step line=here

public class VolatileAssignBad {
    private static volatile int x;

    public static void step() {
        int old = x;
        x = old * 31 + 1; // <- here
    }
}
