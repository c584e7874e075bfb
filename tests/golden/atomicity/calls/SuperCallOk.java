// run: scan --only atomicity
// expect: none
// As SuperCallBad, with the lock on the argument.

public class SuperCallOk {
    static class Base {
        protected char[] value = new char[16];
        protected int count;
        int length() { return count; }
        void copy(char[] to, int at) { System.arraycopy(value, 0, to, at, count); }
        Base append(Base b) {
            int n = b.length();
            count += n;
            b.copy(value, count - n);
            return this;
        }
    }

    public static class Locked extends Base {
        @Override public synchronized int length() { return count; }
        @Override synchronized void copy(char[] to, int at) { super.copy(to, at); }
        @Override public Base append(Base b) {
            synchronized (b) {
                synchronized (this) {
                    return super.append(b);
                }
            }
        }
    }
}
