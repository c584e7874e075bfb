// run: scan --only lock-order --library
// expect: none
// Section 7.4 repaired with the initialisation on demand holder idiom.
public class CorbaOk {
    public static class TypeCode {
        static TypeCode make(String s, TypeCode part) { return new TypeCode(); }
    }

    public static class EDH {
        private static class Holder {
            static final TypeCode CODE = TypeCode.make("ExceptionDescription", null);
        }
        public static TypeCode type() { return Holder.CODE; }
    }

    public static class ODH {
        private static class Holder {
            static final TypeCode CODE = TypeCode.make("OperationDescription", EDH.type());
        }
        public static TypeCode type() { return Holder.CODE; }
    }
}
// corpus: seed
