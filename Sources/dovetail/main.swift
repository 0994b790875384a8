print("dovetail")
