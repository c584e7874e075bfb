// As CalledEarly, but somebody calls init by the name of an interface far above, on objects that others have.
// run: scan --library --only data-race
import java.util.Vector;

interface EarlyLevel0 {
    void init();
}

interface EarlyLevel1 extends EarlyLevel0 {}

interface EarlyLevel2 extends EarlyLevel1 {}

interface EarlyLevel3 extends EarlyLevel2 {}

interface EarlyLevel4 extends EarlyLevel3 {}

interface EarlyLevel5 extends EarlyLevel4 {}

interface EarlyLevel6 extends EarlyLevel5 {}

interface EarlyLevel7 extends EarlyLevel6 {}

interface EarlyLevel8 extends EarlyLevel7 {}

interface EarlyLevel9 extends EarlyLevel8 {}

public class CalledEarlyFarAbove implements EarlyLevel9 {
    private static final Vector<EarlyLevel0> all = new Vector<>();
    private int depth;

    public static CalledEarlyFarAbove create() {
        CalledEarlyFarAbove made = new CalledEarlyFarAbove();
        made.init();
        all.add(made);
        return made;
    }

    public static void again() {
        for (EarlyLevel0 one : all) {
            one.init();
        }
    }

    public void init() {
        depth = Runtime.getRuntime().availableProcessors(); // expect: data-race field=CalledEarlyFarAbove.depth severity=high
    }

    public synchronized void grow() {
        depth++;
    }

    public synchronized long area() {
        return depth;
    }
}
