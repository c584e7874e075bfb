// Who is called is what the variable is, not every class that has such a method.
class ReceiverHolds {
    static int a, b;
    static class Plain {
        void step() {
            a++; // @a parallel: a
        }
    }
    static class Audited extends Plain {
        @Override void step() {
            b++; // @b not parallel: b
        }
    }
    public static void main(String[] args) {
        Plain plain = new Plain();
        new Thread(() -> plain.step()).start();
        plain.step();
        Plain other = new Audited();
        other.step();
    }
}
