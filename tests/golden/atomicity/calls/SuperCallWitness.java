// run: scan --only atomicity
// expect: atomicity
// overriding synchronized method holds this and calls two synchronized methods of a delegate parameter through super
class BaseSync {
    protected void copyHead(StringBuffer source, char[] dst) {
        source.getChars(0, Math.min(4, source.length()), dst, 0);
    }
}

public class SuperCallWitness extends BaseSync {
    private final char[] head = new char[4];

    @Override
    public synchronized void copyHead(StringBuffer source, char[] dst) {
        super.copyHead(source, dst);
        System.arraycopy(dst, 0, head, 0, 4);
    }
}
// corpus: unseen
