// run: scan --only atomicity
// expect: atomicity method=SuperCallBad$Base.append line=here witness=b context=this
// As java.lang.StringBuffer: the context is in the subclass, the two locks are in what it calls of its superclass.

public class SuperCallBad {
    static class Base {
        protected char[] value = new char[16];
        protected int count;
        int length() { return count; }
        void copy(char[] to, int at) { System.arraycopy(value, 0, to, at, count); }
        Base append(Base b) {
            int n = b.length();
            count += n;
            b.copy(value, count - n); // <- here
            return this;
        }
    }

    public static class Locked extends Base {
        @Override public synchronized int length() { return count; }
        @Override synchronized void copy(char[] to, int at) { super.copy(to, at); }
        @Override public synchronized Base append(Base b) { return super.append(b); }
    }
}
