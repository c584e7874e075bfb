// run: scan --only lock-order --library
// expect: lock-order locks=CorbaBad$EDH.class,CorbaBad$TypeCode.class severity=high
// Seed 003, sections 7.4 and 8.2 (TcEdh): lazily made type codes. ODH.type holds ODH.class and TypeCode.class and takes
// EDH.class; EDH.type holds EDH.class and takes TypeCode.class.
public class CorbaBad {
    public static class TypeCode {
        static TypeCode make(String s, TypeCode part) { return new TypeCode(); }
    }

    public static class EDH {
        private static TypeCode typeCode;
        public static synchronized TypeCode type() {
            if (typeCode == null) {
                synchronized (TypeCode.class) {
                    if (typeCode == null) typeCode = TypeCode.make("ExceptionDescription", null);
                }
            }
            return typeCode;
        }
    }

    public static class ODH {
        private static TypeCode typeCode;
        public static synchronized TypeCode type() {
            if (typeCode == null) {
                synchronized (TypeCode.class) {
                    if (typeCode == null) typeCode = TypeCode.make("OperationDescription", EDH.type());
                }
            }
            return typeCode;
        }
    }
}
