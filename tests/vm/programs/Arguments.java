// args: one two --three=3 ünï
// What main is given.
class Arguments {
	public static void main(String... args) {
		System.out.println(args.length);
		for (String s : args) {
			System.out.println(s + " " + s.length());
		}
		System.exit(args.length);
	}
}
